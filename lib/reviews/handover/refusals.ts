import { notFoundRefusal, Refusal } from '@/lib/shared/refusal'

export const noSuchLeaver = () => notFoundRefusal('person')

export const onlyAdminsTakeOver = () =>
  new Refusal('forbidden', 'Only an admin can look after the feedback of somebody who has left.')

export const isStillHere = (name: string) =>
  new Refusal('conflict', `${name} is still here, and looks after their feedback themselves.`)
