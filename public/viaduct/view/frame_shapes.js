// The shapes of frames to a page, by their types, as /viaduct/schema/frames.json describes them: for ShapeCheck.
export const frameShapes = {
  app: { string: "name! platform! userAgent! reload version", "string[]": "components! handlers", object: "hidden", boolean: "proposals failures appBound windows" },
  handlers: { "string[]": "names!" },
  posted: { string: "call! error" },
  reply: { Message: "message!" },
  Message: { string: "id! component! event!" },
  screen: { Screen: "screen!" },
  settled: { string: "id!" },
  evaluate: { string: "call! script!" },
  move: { string: "action! url", number: "steps", boolean: "again passing uncached" },
  stacked: { "Stacked[]": "screens!" },
  Stacked: { string: "title url", object: "properties", boolean: "replaces" },
  haptic: { string: "feedback!" },
  watch: { boolean: "on!" },
  highlight: { string: "component", boolean: "scroll" },
  probe: { number: "number!" },
  tested: { number: "call!", object: "body", string: "error" },
  notice: { string: "level! code! text! cause id component event" }
}
