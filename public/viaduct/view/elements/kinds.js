import { ButtonView } from "./button_view.js"
import { CalendarView } from "./calendar_view.js"
import { DateView } from "./date_view.js"
import { FieldView } from "./field_view.js"
import { ImageView } from "./image_view.js"
import { LabelView } from "./label_view.js"
import { ListView } from "./list_view.js"
import { PagesView } from "./pages_view.js"
import { PickerView } from "./picker_view.js"
import { ProgressView } from "./progress_view.js"
import { SegmentsView } from "./segments_view.js"
import { SliderView } from "./slider_view.js"
import { StackView } from "./stack_view.js"
import { StepperView } from "./stepper_view.js"
import { SwitchView } from "./switch_view.js"
import { ToolbarView } from "./toolbar_view.js"
import { WebView } from "./web_view.js"

const kinds = {
  button: ButtonView, date: DateView, field: FieldView, image: ImageView, list: ListView, pages: PagesView,
  picker: PickerView, progress: ProgressView, segments: SegmentsView, slider: SliderView, stack: StackView,
  stepper: StepperView, switch: SwitchView, toolbar: ToolbarView, web: WebView
}

// An element of no known kind is shown by its text.
export function makeElement(item, perform) {
  const Known = Object.hasOwn(kinds, item.kind) ? kinds[item.kind] : LabelView
  const Kind = Known === DateView && item.inline ? CalendarView : Known
  return new Kind(perform, item)
}
