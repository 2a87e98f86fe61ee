import { Refusal } from '@/lib/shared/refusal'

export const unknownCode = () => new Refusal('not-found', 'This link isn’t valid. Open it from the e-mail again.')
