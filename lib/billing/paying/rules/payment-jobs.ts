/** Resolves people waiting for a payment. */
export const SEATS_JOB = 'people.seats'

/** Processes Razorpay events. */
export const EVENTS_JOB = 'payment.events'

/** Reconciles with Razorpay and sends due ends. */
export const CHECK_JOB = 'payment.check'
