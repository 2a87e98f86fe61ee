import type { FormContent } from '@/lib/reviews/model/schema'
import { plural } from '@/lib/shared/text'
import type { DraftRights } from './draft-faults'
import { formatKeys, type FormatKey } from './format-keys'
import { formats, newFormContent, type Preset } from './formats'

export type FormatRights = Pick<DraftRights, 'askAboutOthers' | 'anonymityBlockedReason' | 'externalBlockedReason'> & {
  ledTeamIds: readonly string[]
}

type Own = Partial<Pick<Preset, 'hint' | 'about'>>

/** Formats that also work about the creator, in words for that. */
const aboutMe: Partial<Record<FormatKey, Own>> = {
  peer: { about: 'me', hint: 'The people you work with tell you how it goes.' },
  circle: { about: 'me', hint: 'Your manager, peers and reports together.' },
}
const ofSomeone: Own = { about: 'people', hint: 'Someone looks back on their own work.' }
const ofTeam: Own = { about: 'me', hint: 'Your team tells you how you lead.' }

function ownOf(key: FormatKey, { askAboutOthers, ledTeamIds }: FormatRights): Own | null {
  if (key === 'upward' && ledTeamIds.length > 0) return ofTeam
  if (key === 'self' && askAboutOthers) return ofSomeone
  if (formats[key].about !== 'people' || askAboutOthers) return {}
  return aboutMe[key] ?? null
}

type Privacy = FormContent['anonymity']

/** The privacy a format starts with, and the reason when it is weaker than usual. */
function privacyOf({ permissions }: Preset, about: Preset['about'], { anonymityBlockedReason }: FormatRights) {
  const usual = permissions.anonymity ?? 'NAMED'
  const isBarred = usual === 'ANONYMOUS' && anonymityBlockedReason !== null
  const wanted: Privacy = isBarred ? 'CONFIDENTIAL' : usual
  const anonymity: Privacy = wanted === 'CONFIDENTIAL' && about === 'me' ? 'NAMED' : wanted
  const why = isBarred ? 'anonymous is off here' : anonymity === usual ? '' : 'you read it yourself'
  return { anonymity, why }
}

const privacyWords: Record<Privacy, string> = { NAMED: 'named', CONFIDENTIAL: 'confidential', ANONYMOUS: 'anonymous' }

export type OfferedFormat = {
  key: FormatKey
  label: string
  hint: string
  /** "4 questions · confidential" */
  fact: string
  /** Why it is blocked, or null. */
  blockedReason: string | null
}

function offered(key: FormatKey, rights: FormatRights): OfferedFormat[] {
  const preset = formats[key]
  const own = ownOf(key, rights)
  if (own === null) return []
  const { anonymity, why } = privacyOf(preset, own.about ?? preset.about, rights)
  const privacy = why === '' ? privacyWords[anonymity] : `${privacyWords[anonymity]}: ${why}`
  const count = preset.questions.length
  return [
    {
      key,
      label: preset.label,
      hint: own.hint ?? preset.hint,
      fact: count === 0 ? 'Empty' : `${plural(count, 'question')} · ${privacy}`,
      blockedReason: key === 'external' ? rights.externalBlockedReason : null,
    },
  ]
}

export const offeredFormats = (rights: FormatRights) => formatKeys.flatMap((key) => offered(key, rights))

/** The privacy is the one on the format's card. */
export function formatContent(key: FormatKey, timeZone: string, rights: FormatRights): FormContent {
  const content = newFormContent(key, timeZone)
  const about = ownOf(key, rights)?.about ?? content.about
  return { ...content, about, anonymity: privacyOf(formats[key], about, rights).anonymity }
}

/** The default audience: the creator, or the teams they lead. */
export function usualAudience(key: FormatKey, memberId: string, { askAboutOthers, ledTeamIds }: FormatRights) {
  const answersOneself = (key === 'self' && !askAboutOthers) || (key === 'manager' && ledTeamIds.length > 0)
  return {
    assigneeIds: answersOneself ? [memberId] : [],
    teamIds: key === 'upward' ? [...ledTeamIds] : [],
  }
}
