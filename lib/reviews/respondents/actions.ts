'use server'
import { memberAction } from '@/lib/access/action'
import { othersRefused } from '@/lib/access/declaration'
import {
  addRespondentsSchema,
  removeRespondentSchema,
  replaceRespondentSchema,
  correctRelationshipSchema,
  extendRespondentSchema,
  nudgeRespondentsSchema,
  askExternalReviewersSchema,
} from './schema'
import { addRespondents } from './commands/add-respondents'
import { refresh } from 'next/cache'
import { removeRespondent } from './commands/remove-respondent'
import { replaceRespondent } from './commands/replace-respondent'
import { correctRelationship } from './commands/correct-relationship'
import { extendRespondent } from './commands/extend-respondent'
import { nudgeRespondents } from './commands/nudge-respondents'
import { askExternalReviewers } from './commands/ask-external-reviewers'

export const addRespondentsAction = memberAction(
  addRespondentsSchema,
  addRespondents,
  othersRefused('feedback.run'),
  refresh,
)
export const removeRespondentAction = memberAction(
  removeRespondentSchema,
  removeRespondent,
  othersRefused('feedback.run'),
  refresh,
)
export const replaceRespondentAction = memberAction(
  replaceRespondentSchema,
  replaceRespondent,
  othersRefused('feedback.run'),
  refresh,
)
export const correctRelationshipAction = memberAction(
  correctRelationshipSchema,
  correctRelationship,
  othersRefused('feedback.run'),
  refresh,
)
export const extendRespondentAction = memberAction(
  extendRespondentSchema,
  extendRespondent,
  othersRefused('feedback.run'),
  refresh,
)
export const nudgeRespondentsAction = memberAction(
  nudgeRespondentsSchema,
  nudgeRespondents,
  othersRefused('feedback.run'),
  refresh,
)

export const askExternalReviewersAction = memberAction(
  askExternalReviewersSchema,
  askExternalReviewers,
  othersRefused('feedback.run'),
  refresh,
)
