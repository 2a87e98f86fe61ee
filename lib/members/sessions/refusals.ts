import { Refusal } from '@/lib/shared/refusal'

export const noSuchSession = () => new Refusal('not-found', 'This device is already signed out.')
