import { notFoundRefusal, Refusal } from '@/lib/shared/refusal'

export const noSuchAccount = () => notFoundRefusal('account')

export const resetAtConsole = () =>
  new Refusal('forbidden', 'Two-step sign-in of a super admin is reset at the console.')
