import re

from reference.pair import Pair

BOTH = ("ios", "android")
# Of issue 29's section 2: its number, the platforms, the first page, the steps, and what the phone prints after the last one: patterns
# of facts that are there, and after `!` of those that are not.
FACTS = [
    (1, BOTH, "/hub", ["click #moved"], ["at /leaf title Leaf", "message button right /leaf$", r"right \['Leaf'\]", "depth 2"]),
    (2, BOTH, "/modals", ["click #open", "native pop; route /leaf"], ["at /leaf ", "depth 2$"]),
    (2, BOTH, "/modals", ["click #hub", "native pop; route /leaf"], ["at /leaf ", "depth 2$"]),
    (3, BOTH, "/history", ["click #replace-state"], [r"at /history\?view=2", "depth 1$", r"right \['History'\]", "!^message"]),
    (3, BOTH, "/history", ["click #push-state"], [r"at /history\?view=3", "depth 1$", r"back - .*right \['History'\]", "!^message"]),
    (3, BOTH, "/frames", ["click #advance"], ["depth 1$", "back - ", r"right \['Frames'\]", "request GET /frame"]),
    (4, BOTH, "/modals", ["click #redirected"], ["at /modal/new", "depth . modal"]),
    (4, BOTH, "/modals", ["click #redirected", "close_modal"], ["!modal$"]),
    (5, ("ios",), "/hub", ["stop", "click #plain"], ["error Error loading page | .* | Retry", "depth 2"]),
    (5, ("ios",), "/errors", ["click #e404"], [r"failed There was an HTTP error \(404\)\."]),
    (5, ("ios",), "/errors", ["click #e500", "native reload"], [r"failed There was an HTTP error \(500\)\."]),
    (5, ("android",), "/hub", ["stop", "click #plain"], ["error Error loading page$", "depth 2"]),
    (5, ("android",), "/errors", ["click #e404"], [r"error Error loading page \| Not Found$"]),
    (5, ("android",), "/hub", ["click #plain", "click #off", "click #hub", "stop", "eval Turbo.visit('/plain')"],
     ["failed, with the cached page", "at /plain title Plain", "!^error"]),
    (6, BOTH, "/windows", ["click #blank"], ["at /leaf ", "depth 2"]),
    (6, BOTH, "/windows", ["click #open"], ["at /windows ", "depth 1", "!request"]),
    (6, BOTH, "/plain", ["click #off"], ["at /leaf ", "depth 2"]),
    (6, BOTH, "/plain", ["click #location"], ["at /leaf ", "depth 2"]),
    (6, BOTH, "/plain", ["click #replace"], ["at /leaf ", "depth 2"]),
    (6, ("android",), "/plain", ["click #get"], [r"at /leaf\?n=1 ", "depth 2"]),
    (6, ("ios",), "/plain", ["click #get"], [r"at /leaf\?n=1 ", "depth 1"]),
    (6, BOTH, "/plain", ["click #post"], ["at /leaf ", "depth 1"]),
    (6, ("android",), "/plain", ["eval location = '/leaf'; setTimeout(() => { location = '/hub' }, 100)"], ["at /leaf ", "depth 2"]),
    (6, ("ios",), "/history", ["click #empty"], ["request GET /history", "at /history ", "depth 1"]),
    (6, ("android",), "/history", ["click #empty"], ["!request", "depth 1"]),
    (6, ("ios",), "/files", ["click #download"], ["failed The server returned an invalid content type|failed There was an HTTP error|error"]),
    (6, ("android",), "/files", ["click #download"], ["depth 2"]),
    (6, BOTH, "/windows", ["click #foreign"], ["outside https://elsewhere.test/page", "at /windows"]),
    (6, BOTH, "/windows", ["click #foreign-blank"], ["outside https://elsewhere.test/page", "at /windows"]),
    (6, BOTH, "/windows", ["click #tel"], [r"outside tel:\+49123"]),
    (7, BOTH, "/hub", ["hover #plain"], ["!request"]),
    (7, ("ios",), "/dialogs", ["click #prompt"], ["!prompt", "title null"]),
    (7, ("android",), "/dialogs", ["click #prompt"], ["prompt Name"]),
    (7, ("ios",), "/dialogs", ["click #features"], ["title false false false false"]),
    (7, ("android",), "/dialogs", ["click #features"], ["title .* true true"]),
    (7, ("ios",), "/no-turbo", ["wait 31"], ["error Error loading page | The page could not be loaded due to a configuration error. | Retry"]),
    (7, ("android",), "/no-turbo", ["wait 5"], ["error Error loading page | Turbo Not Present"]),
    (7, BOTH, "/namespace", ["wait 32"], ["!error", "bar - "]),
    (8, ("ios",), "/queries", ["click #brackets"], [r"request GET /show\?q=%25C3%25A4&a%5B%5D=1"]),
    (8, ("android",), "/queries", ["click #brackets"], [r"at /show\?q=%C3%A4&a\[\]=1"]),
    (9, ("ios",), "/moves", ["click #leaf", "eval Turbo.visit('/refresh_historical_location')"], ["!request GET /moves$", "at /leaf", "depth 2"]),
    (9, ("android",), "/moves", ["click #leaf", "eval Turbo.visit('/refresh_historical_location')"], ["request GET /leaf", "depth 2"]),
    (9, BOTH, "/hub", ["click #moved", "click #hub", "click #moved"], ["message button right /leaf"]),
    (9, BOTH, "/hub", ["click #plain", "back"], ["at /hub title Hub", r"right \['Hub'\]"]),
    (10, ("android",), "/modals", ["click #capital"], ["modal$"]),
    (10, ("ios",), "/modals", ["click #capital"], ["!modal$"]),
    (12, BOTH, "/hub", ["eval document.title = Turbo.session.adapter === turboNative"], ["title true"]),
]


def check(run, platform):
    """Prints each fact with what the phone prints. Returns the exit status."""
    wrong = 0
    for number, platforms, path, steps, patterns in FACTS:
        if platform not in platforms:
            continue
        phone, app = run.phone(path), run.apps[0]
        pair = Pair(phone, None, app, None)
        facts = []
        for step in steps:
            facts = pair._do(phone, app, step.replace("close_modal", "close"))
        facts = [fact for fact in facts if not fact.startswith("offers ")]
        missed = [pattern for pattern in patterns if _is_missed(pattern, facts)]
        wrong += bool(missed)
        print(f"{'no ' if missed else 'yes'} {number:2} {path}: {' | '.join(steps)}")
        for fact in facts:
            print(f"          {fact}")
        for pattern in missed:
            print(f"       -- not as {pattern}", flush=True)
        phone.close()
        app.is_stopped = False
    print(f"{wrong} wrong")
    return 1 if wrong else 0


def _is_missed(pattern, facts):
    is_absent = pattern.startswith("!")
    return is_absent == any(re.search(pattern.removeprefix("!").replace(" | ", r" \| ") if " | " in pattern else pattern.removeprefix("!"), fact)
                            for fact in facts)
