import { notFoundRefusal, Refusal } from '@/lib/shared/refusal'

export const noSuchLeaver = () => notFoundRefusal('person')

export const onlyAdminsTakeOver = () =>
  new Refusal('forbidden', 'Only admins can take over feedback from people who have left.')

export const isStillHere = (name: string) => new Refusal('conflict', `${name} is still here and manages this feedback.`)
