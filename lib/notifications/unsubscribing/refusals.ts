import { Refusal } from '@/lib/shared/refusal'

export const unknownCode = () => new Refusal('not-found', 'This link is not valid. Open it from the e-mail once more.')
