// A summary is AI-drafted sentences with sources. This module owns quota, prompt and answer check; other modules supply
// the sources. It refuses to run before an Admin turns AI on, and to keep a sentence without a source.
import { z } from 'zod'
import { draftSizes } from './rules/draft-sizes'

const sourceNumber = z.number().int().min(1)

/** `sources` are the used ones, counted from 1. */
export const draftSchema = z.object({
  sentences: z.array(z.object({ text: z.string(), sources: z.array(sourceNumber) })),
  sources: z.array(z.object({ label: z.string(), href: z.string() })),
  proposals: z.array(z.object({ id: z.uuid(), title: z.string(), source: sourceNumber })),
  readCount: z.number().int(),
  leftOutCount: z.number().int(),
})
export type Draft = z.infer<typeof draftSchema>

export const modelAnswerSchema = z.object({
  sentences: z.array(z.object({ text: z.string(), sources: z.array(z.number()) })).max(draftSizes.answered),
  actionItems: z
    .array(z.object({ title: z.string(), source: z.number() }))
    .max(draftSizes.answered)
    .default([]),
})
