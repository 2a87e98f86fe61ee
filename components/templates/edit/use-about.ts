'use client'

import { useEffect, useRef, useState } from 'react'
import { faultsOf, generalFailure } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { describeTemplateAction } from '@/lib/templates/actions'
import type { DescribeTemplateInput } from '@/lib/templates/schema'

const pauseMs = 700
const retryMs = 4000

type Saving = { state: 'idle' | 'saving' | 'saved' } | { state: 'failed'; message: string }

/** What a template says about itself, saved a moment after each change, one sending at a time. */
export function useAbout(first: DescribeTemplateInput) {
  const [about, setAbout] = useState(first)
  const [saving, setSaving] = useState<Saving>({ state: 'idle' })
  const saved = useRef(first)
  const box = useRef<HTMLTextAreaElement>(null)

  // What was typed before the script had come stands in the box alone.
  useEffect(() => {
    const description = box.current?.value
    setAbout((before) =>
      description === undefined || description === before.description ? before : { ...before, description },
    )
  }, [])

  useEffect(() => {
    if (saved.current === about || saving.state === 'saving') return
    async function save() {
      setSaving({ state: 'saving' })
      const faults = faultsOf(await answerOf(describeTemplateAction(about)))
      if (!faults) saved.current = about
      const message = faults?.form ?? faults?.fields[0]?.[1] ?? generalFailure
      setSaving(faults ? { state: 'failed', message } : { state: 'saved' })
    }
    const timer = setTimeout(() => void save(), saving.state === 'failed' ? retryMs : pauseMs)
    return () => clearTimeout(timer)
  }, [about, saving])

  const change = (part: Partial<DescribeTemplateInput>) => setAbout((before) => ({ ...before, ...part }))
  return { box, about, change, fault: saving.state === 'failed' ? saving.message : undefined }
}
