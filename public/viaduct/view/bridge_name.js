// Returns the name of the component for a controller's identifier: “form” for “bridge--form”; undefined for any other.
export function bridgeName(identifier) {
  return identifier.match(/^(?:.+--)?bridge--(.+)$/)?.[1]
}
