import { letter } from '@/emails/_parts/letter'

export const integrationLetters = {
  'integration.lost': letter(() => import('./integration-lost'), { followsReader: true }),
}
