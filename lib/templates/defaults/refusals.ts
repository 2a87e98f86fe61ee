import { Refusal } from '@/lib/shared/refusal'

export const templateUntitled = () => new Refusal('conflict', 'Give the template a title first.')

export const templateUnfinished = (sentence: string) => new Refusal('conflict', sentence)

export const withoutQuestions = () => new Refusal('conflict', 'At least one question is required')
