import { fieldRefusal, Refusal } from '@/lib/shared/refusal'

export const notToYourself = (field: 'assigneeIds' | 'memberId') =>
  fieldRefusal(field, field === 'memberId' ? 'Choose someone other than yourself.' : 'You can’t ask yourself.')

export const hasNoAccess = (name: string) =>
  fieldRefusal('memberId', `${name} no longer has access. Choose someone else.`)

export const noManagerReads = (name: string) =>
  fieldRefusal('readers', `${name} has no manager. Choose “Only ${name}”.`)

export const notAQuickAsk = () => new Refusal('forbidden', 'This feedback has a page of its own. Open it to answer.')
