/** The settings with which the product finds its providers at one address on loopback, and what they know it by. */
export const providerSettings = (url: string) => ({
  GOOGLE_CLIENT_ID: 'rapport-google',
  GOOGLE_CLIENT_SECRET: 'google-secret',
  GOOGLE_API_ROOT_URL: `${url}/google/`,
  GOOGLE_OAUTH_AUTH_URL: `${url}/google/authorize`,
  GOOGLE_OAUTH_TOKEN_URL: `${url}/google/token`,
  GOOGLE_OAUTH_REVOKE_URL: `${url}/google/revoke`,
  SLACK_CLIENT_ID: 'rapport-slack',
  SLACK_CLIENT_SECRET: 'slack-secret',
  SLACK_SIGNING_SECRET: 'slack-signing-secret',
  SLACK_API_URL: `${url}/slack/api/`,
  SLACK_AUTHORIZE_URL: `${url}/slack/authorize`,
  OPENAI_API_KEY: 'openai-key',
  OPENAI_BASE_URL: `${url}/openai/v1`,
  AI_MODEL: 'stand-in',
  RAZORPAY_KEY_ID: 'rzp_test_rapport',
  RAZORPAY_KEY_SECRET: 'razorpay-secret',
  RAZORPAY_WEBHOOK_SECRET: 'razorpay-webhook-secret',
  RAZORPAY_API_URL: `${url}/razorpay`,
  RAZORPAY_CHECKOUT_JS_URL: `${url}/razorpay/checkout.js`,
  // Without its key nothing is counted; a test that wants that sets one.
  POSTHOG_HOST: `${url}/posthog`,
})
