import 'server-only'
import { startProcess } from '@/lib/platform/process'

export const startProduct = () => startProcess(async () => (await import('./all-jobs')).allJobs)
