// The name of the component that a controller's identifier stands for: “form” of “bridge--form”; undefined for any other.
export function bridgeName(identifier) {
  return identifier.match(/^(?:.+--)?bridge--(.+)$/)?.[1]
}
