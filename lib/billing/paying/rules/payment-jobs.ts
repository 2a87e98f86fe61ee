/** The job that finds out what became of people who wait for a payment. */
export const SEATS_JOB = 'people.seats'

/** The job that works on what Razorpay tells. */
export const EVENTS_JOB = 'payment.events'

/** The job that asks Razorpay what never arrived, and tells it of ends. */
export const CHECK_JOB = 'payment.check'
