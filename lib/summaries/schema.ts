// A summary is what AI drafts from what people wrote: sentences, each with the sources it rests on.
// This module owns the quota, the prompt and the check of the answer. It knows no meeting and no feedback: others hand it
// material. It refuses to ask before an Admin has switched it on, and to keep a sentence that names no source.
import { z } from 'zod'
import { aiLimits } from './rules/ai-limits'

const sourceNumber = z.number().int().min(1)

/** A draft as it is kept. `sources` are those it names, counted from 1. */
export const draftSchema = z.object({
  sentences: z.array(z.object({ text: z.string(), sources: z.array(sourceNumber) })),
  sources: z.array(z.object({ label: z.string(), href: z.string() })),
  /** What could be an action item, under the id it gets once somebody adds it. */
  proposals: z.array(z.object({ id: z.uuid(), title: z.string(), source: sourceNumber })),
  /** How many sources a model was given, and how many older ones did not fit. */
  readCount: z.number().int(),
  leftOutCount: z.number().int(),
})
export type Draft = z.infer<typeof draftSchema>

/** What a model is to answer: the same, as far as it can know. */
export const modelAnswerSchema = z.object({
  sentences: z.array(z.object({ text: z.string(), sources: z.array(z.number()) })).max(aiLimits.answered),
  actionItems: z
    .array(z.object({ title: z.string(), source: z.number() }))
    .max(aiLimits.answered)
    .default([]),
})
