import { notFoundRefusal, Refusal } from '@/lib/shared/refusal'

export const noSuchPerson = () => notFoundRefusal('person')

export const onlyAdminsEdit = () => new Refusal('forbidden', 'Only admins can change what people are called here.')

export const notYourPerson = () =>
  new Refusal('forbidden', 'Only admins, and managers of a team this person is in, can change something here.')

/** Word for word what the page says beside the fields. It does not say which other workspace there is. */
export const ownsTheirName = (name: string) =>
  new Refusal('forbidden', `${name} looks after their own name and job title. Ask them to change it.`)
