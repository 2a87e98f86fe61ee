'use server'
import { revalidatePath } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { everyColleague, othersRefused } from '@/lib/access/declaration'
import { answerQuickAsk } from './commands/answer-quick-ask'
import { askQuickly } from './commands/ask-quickly'
import { giveNote } from './commands/give-note'
import { answerQuickAskSchema, askQuicklySchema, giveNoteSchema } from './schema'

/** Home, the lists and the notifications all show them. */
const refresh = () => revalidatePath('/', 'layout')

export const askQuicklyAction = memberAction(askQuicklySchema, askQuickly, everyColleague('feedback.ask'), refresh)
export const giveNoteAction = memberAction(giveNoteSchema, giveNote, everyColleague('feedback.note'), refresh)
export const answerQuickAskAction = memberAction(
  answerQuickAskSchema,
  answerQuickAsk,
  othersRefused('feedback.answer'),
  refresh,
)
