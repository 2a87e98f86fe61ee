/**
 * An e-mail address as the product takes it: letters, digits and a few signs with single dots between them, and a domain
 * that ends in letters. How long it may be is said where it is asked for.
 */
export const addressPattern = /^[\w'+-]+(?:\.[\w'+-]+)*(?<!')@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i
