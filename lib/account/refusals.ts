import { Refusal } from '@/lib/shared/refusal'

export const superAdminStays = () => new Refusal('forbidden', 'Super admins can’t delete their account here.')

export const onlyAdminOf = (names: readonly string[]) =>
  new Refusal(
    'conflict',
    `You’re the only admin of ${names.join(' and ')}. Make someone else an admin, or delete the workspace first.`,
  )

export const onlyAdminWhoKeeps = (names: readonly string[]) =>
  new Refusal(
    'conflict',
    `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} being deleted. Wait until then, or cancel the deletion and make someone else an admin.`,
  )
