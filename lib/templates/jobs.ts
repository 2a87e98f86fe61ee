import 'server-only'
import { operatorActor } from '@/lib/access/operator'
import type { Job } from '@/lib/platform/queue'
import { writeDefaultTemplates } from './commands/write-default-templates'

const writeDefaults = () => writeDefaultTemplates(operatorActor())

export const jobs: Job[] = [{ name: 'template.defaults', cron: '0 4 * * *', atStart: true, run: writeDefaults }]
