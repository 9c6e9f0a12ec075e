export function withoutFragment(url) {
  return url.split("#")[0]
}
