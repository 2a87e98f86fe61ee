'use client'

import { Button } from '@/components/ui/button/button'
import { useScripted } from '@/components/ui/use-scripted'

/** Saves without script. First in the form, so Enter saves and never sends. */
export function UnscriptedSave() {
  if (useScripted()) return null
  return (
    <Button type="submit" name="intent" value="save" size="lg" className="hidden noscript:inline-flex">
      Save
    </Button>
  )
}
