export const SEATS_JOB = 'people.seats'

export const EVENTS_JOB = 'payment.events'

export const CHECK_JOB = 'payment.check'
