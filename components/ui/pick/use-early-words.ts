import { useEffect, useEffectEvent } from 'react'

/**
 * Continues with text typed into a picker's box before its script loaded. After a blur it shows the choice, as later
 * blurs do.
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
