// Whether both URLs are the same but for their fragments. The first one may be undefined.
export function isSameDocument(url, other) {
  return url?.split("#")[0] === other.split("#")[0]
}
