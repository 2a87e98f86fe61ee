/** The specification's sentence for failures without their own (section 8). */
export const GENERAL_FAILURE = 'Failed! Please try again.'
