'use client'

import { useRef, useState, useTransition } from 'react'
import { faultsOf } from '@/components/ui/form/action-result'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { answerOf } from '@/components/ui/form/answer-of'
import { useMadeIds } from '@/components/ui/form/use-made-ids'
import { toast } from '@/components/ui/overlay/toast'
import { startReviewAction } from '@/lib/reviews/drafting/actions'
import type { FormatKey } from '@/lib/reviews/drafting/rules/format-keys'
import { currentName, isZone } from '@/lib/shared/zone-names'
import { FormatCards } from './format-cards'

/** The product's own formats: a press begins a form. */
export function StartFormats({ timeZone }: { timeZone: string }) {
  const [chosen, setChosen] = useState<FormatKey>()
  const [pending, startTransition] = useTransition()
  const underWay = useRef(false)
  const madeIdOf = useMadeIds()

  async function start(format: FormatKey) {
    // Where the person is now counts; a zone that only their browser knows falls back to the one in their profile.
    const here = currentName(Intl.DateTimeFormat().resolvedOptions().timeZone)
    const input = { madeId: madeIdOf(format), format, timeZone: isZone(here) ? here : timeZone }
    const faults = faultsOf(await answerOf(startReviewAction(input)))
    if (!faults) return
    underWay.current = false
    toast({ type: 'error', title: faults.form ?? faults.fields[0]?.[1] ?? GENERAL_FAILURE })
  }

  function choose(format: FormatKey) {
    if (underWay.current) return
    underWay.current = true
    setChosen(format)
    startTransition(() => start(format))
  }

  return <FormatCards onChoose={choose} pending={pending ? chosen : undefined} />
}
