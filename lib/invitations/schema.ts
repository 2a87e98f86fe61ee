// An invitation offers an address a membership with a role, teams and tags. While pending, it takes a seat of the plan.
// This module owns invitations, their link (joining) and their reminders. It refuses to admit anyone but the person at
// that address.
import { z } from 'zod'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { idSchema } from '@/lib/shared/id'
import { searchText } from '@/lib/shared/search-text'
import { fullCount, isStorable, UNSTORABLE } from '@/lib/shared/text'
import { malformedInWords, readAddresses } from './rules/addresses'
import { invitationLimits } from './rules/invitations'

const { atOnce, text, teams, tags } = invitationLimits

/** Parsed by the rules that count it on the screen. */
const addresseesSchema = z
  .string()
  .max(text, `The list may have at most ${fullCount(text)} characters. Send it in parts.`)
  .refine(isStorable, UNSTORABLE)
  .transform((list, context) => {
    const { addressees, malformed } = readAddresses(list)
    const refuse = (message: string) => context.addIssue({ code: 'custom', message })
    if (malformed.length > 0) refuse(malformedInWords(malformed))
    else if (addressees.length === 0) refuse('Enter at least one e-mail address.')
    else if (addressees.length > atOnce) refuse(`Invite at most ${atOnce} people at once.`)
    return addressees
  })

const idsSchema = (most: number, what: string) =>
  z
    .array(idSchema)
    .max(most, `Choose at most ${most} ${what}.`)
    .transform((ids) => [...new Set(ids)])

export const invitePeopleSchema = z.object({
  addressees: addresseesSchema,
  role: z.enum(Role),
  teamIds: idsSchema(teams, 'teams'),
  tagIds: idsSchema(tags, 'tags'),
  isManager: z.boolean(),
  /** With too few seats, invites the first who fit. */
  isPartial: z.boolean().optional(),
})
export type InvitePeopleInput = z.infer<typeof invitePeopleSchema>

/** `again`: an earlier invitation. */
export const inviteParamsSchema = z.object({
  emails: z.string().max(invitationLimits.text).catch(''),
  again: idSchema.optional().catch(undefined),
})

export const invitationIdSchema = z.object({ id: idSchema })
export type InvitationIdInput = z.infer<typeof invitationIdSchema>

export const invitationIdsSchema = z.object({
  ids: idsSchema(atOnce, 'invitations').refine((ids) => ids.length > 0, 'Choose an invitation first.'),
})
export type InvitationIdsInput = z.infer<typeof invitationIdsSchema>

export const invitationViews = ['all', 'waiting', 'expired', 'revoked'] as const
export type InvitationView = (typeof invitationViews)[number]

export const invitationListSchema = z.object({
  status: z.enum(invitationViews).catch('all'),
  search: searchText(),
  after: z.string().max(100).optional().catch(undefined),
})
export type InvitationListFilter = z.infer<typeof invitationListSchema>
