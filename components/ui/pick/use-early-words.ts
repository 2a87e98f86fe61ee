import { useEffect, useEffectEvent } from 'react'

/**
 * Goes on with what somebody is typing into a picker's box while its script was on the way. Who has left the box by then
 * is shown what is chosen, as leaving it does later.
 */
export function useEarlyWords(id: string, type: (words: string) => void) {
  const goOn = useEffectEvent(type)

  useEffect(() => {
    const box = document.getElementById(id)
    if (!(box instanceof HTMLInputElement) || box.value === box.defaultValue) return
    if (document.activeElement === box) goOn(box.value)
    else box.value = box.defaultValue
  }, [id])
}
