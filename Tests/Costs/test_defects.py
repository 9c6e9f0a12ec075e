"""The old defects can be put back: `bin/cost-test --defects` does it, and sees the tests fail that are for them."""

import pytest

from counted_program import REPOSITORY
from defects import DEFECTS


@pytest.mark.few
@pytest.mark.parametrize("defect", DEFECTS, ids=[defect.name for defect in DEFECTS])
def test_an_old_defect_can_be_put_back(defect):
    assert defect.is_mended(REPOSITORY), f"{defect.file} has changed: put the defect back by another text of Tests/Costs/defects.py."
