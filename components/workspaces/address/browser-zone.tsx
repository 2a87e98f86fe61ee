'use client'

const nameZone = (input: HTMLInputElement | null) => {
  if (input) input.value = Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Sends the browser's time zone, a default that can be changed later. */
export function BrowserZone() {
  return <input type="hidden" name="timeZone" ref={nameZone} />
}
