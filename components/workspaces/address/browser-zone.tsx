'use client'

const nameZone = (input: HTMLInputElement | null) => {
  if (input) input.value = Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Sends along the time zone the browser is in, which is right for nearly everybody and can be changed later. */
export function BrowserZone() {
  return <input type="hidden" name="timeZone" ref={nameZone} />
}
