import 'server-only'
import { z } from 'zod'
import { ProviderFailure } from '@/lib/platform/provider-failure'
import { askSlack } from './client'

/** Unknown fields are empty. */
export type SlackPerson = {
  slackId: string
  name: string
  email: string
  jobTitle: string
  timeZone: string
  pictureUrl: string
  /** Sees only a few channels, or is of another organization. */
  isGuest: boolean
}

/** Slack's recommended maximum. */
const PAGE_SIZE = 200

const text = z
  .string()
  .nullish()
  .transform((said) => said ?? '')
const flag = z
  .boolean()
  .nullish()
  .transform((said) => said ?? false)

const profile = z.object({ real_name: text, email: text, title: text, image_512: text, image_192: text })

const member = z.object({
  id: z.string().max(50),
  name: text,
  real_name: text,
  tz: text,
  deleted: flag,
  is_bot: flag,
  is_workflow_bot: flag,
  is_restricted: flag,
  is_ultra_restricted: flag,
  is_stranger: flag,
  is_external: flag,
  profile: profile.partial().optional(),
})

const page = z.object({
  members: z.array(member),
  response_metadata: z.object({ next_cursor: z.string().optional() }).optional(),
})

/** Slackbot isn't marked as a bot. */
const isPerson = ({ id, deleted, is_bot, is_workflow_bot }: z.infer<typeof member>) =>
  !deleted && !is_bot && !is_workflow_bot && id !== 'USLACKBOT'

function personOf({ id, name, real_name, tz, profile: said = {}, ...flags }: z.infer<typeof member>): SlackPerson {
  return {
    slackId: id,
    name: said.real_name || real_name || name,
    email: said.email ?? '',
    jobTitle: said.title ?? '',
    timeZone: tz,
    pictureUrl: said.image_512 || said.image_192 || '',
    isGuest: flags.is_restricted || flags.is_ultra_restricted || flags.is_stranger || flags.is_external,
  }
}

/** A page of active people without bots. `next` is the next page's cursor; empty: none. Throws ProviderFailure. */
export async function readSlackPeople(
  access: string,
  cursor: string,
): Promise<{ people: SlackPerson[]; next: string }> {
  const answer = await askSlack(access, (slack) =>
    slack.users.list({ limit: PAGE_SIZE, ...(cursor !== '' && { cursor }) }),
  )
  const read = page.safeParse(answer)
  if (!read.success) throw new ProviderFailure('unavailable', 'not as described')
  const { members, response_metadata: meta } = read.data
  return { people: members.filter(isPerson).map(personOf), next: meta?.next_cursor ?? '' }
}
