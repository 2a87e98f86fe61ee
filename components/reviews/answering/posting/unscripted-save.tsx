'use client'

import { Button } from '@/components/ui/button/button'
import { useScripted } from '@/components/ui/use-scripted'

/**
 * Keeps what was written where no script does so along the way. It comes before the button that sends, so that Enter in a
 * line of text saves the form and never sends it.
 */
export function UnscriptedSave() {
  if (useScripted()) return null
  return (
    <Button type="submit" name="intent" value="save" size="lg" className="hidden noscript:inline-flex">
      Save
    </Button>
  )
}
