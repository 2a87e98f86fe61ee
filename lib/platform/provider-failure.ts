/**
 * Why another service did not do what was asked: `expired` and `revoked` are of our access there, the first can be renewed;
 * `rate-limited` and `unavailable` pass by themselves; `refused` will be the same next time.
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

/** What came of asking a provider: a result, or why there is none. Anything else is thrown. */
export async function orFailure<Result>(
  asked: Promise<Result>,
): Promise<{ result: Result } | { failure: ProviderFailure }> {
  try {
    return { result: await asked }
  } catch (error) {
    if (error instanceof ProviderFailure) return { failure: error }
    throw error
  }
}
