import 'server-only'
import { log } from './log'

/**
 * Why a service refused: `expired` and `revoked` concern our access, and only the first can be renewed; `rate-limited`
 * and `unavailable` pass; `refused` is final.
 */
export class ProviderFailure extends Error {
  constructor(
    readonly kind: 'expired' | 'revoked' | 'rate-limited' | 'unavailable' | 'refused',
    /** A code of the provider; never what was sent or received. */
    message: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(message)
    this.name = 'ProviderFailure'
  }
}

/** The message of failures of ours. */
export const FAILED_HERE = 'failed here'

/** A result or the ProviderFailure; other errors are thrown on. */
export async function attempt<Result>(
  call: Promise<Result>,
): Promise<{ result: Result; failure: null } | { result: null; failure: ProviderFailure }> {
  try {
    return { result: await call, failure: null }
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    return { result: null, failure: error }
  }
}

/**
 * The ProviderFailure of a job, or null. Other errors are logged as this event and retried like an unavailable service.
 */
export async function failureOf(event: string, work: () => Promise<void>): Promise<ProviderFailure | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof ProviderFailure) return error
    log.error(event, error)
    return new ProviderFailure('unavailable', FAILED_HERE)
  }
}
