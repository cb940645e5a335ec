const PROTECTED =
  /^\/(account\/(complete-profile|address|documents|editProfile|kyc)(\/|$)|reviews\/add\/?$|order\/?$)/

/** Whether a path requires sign-in (ROUTE-25). */
export const isProtected = (path: string): boolean => PROTECTED.test(path)
