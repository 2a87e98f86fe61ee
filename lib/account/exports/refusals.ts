import { notFoundRefusal } from '@/lib/shared/refusal'

export const noSuchWorkspaceFile = () => notFoundRefusal('file')
