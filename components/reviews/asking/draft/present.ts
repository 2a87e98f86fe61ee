/** The present by the server's clock, however wrong the one of this device is. */
export function presentFrom(at: Date) {
  const begun = performance.now()
  return () => new Date(at.getTime() + performance.now() - begun)
}
