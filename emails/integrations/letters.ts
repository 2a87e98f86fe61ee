import { letter } from '@/emails/_parts/letter'

/** The mails of integrations, by event. */
export const integrationLetters = {
  'integration.lost': letter(() => import('./integration-lost'), { followsReader: true }),
}
