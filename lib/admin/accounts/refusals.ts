import { notFoundRefusal } from '@/lib/shared/refusal'

export const noSuchAccount = () => notFoundRefusal('account')
