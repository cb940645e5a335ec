const PROTECTED =
  /^\/(account\/(complete-profile|address|editProfile|kyc)(\/|$)|reviews\/add\/?$|order\/?$)/

/** Whether a path is for signed-in buyers only (ROUTE-25). */
export const isProtected = (path: string): boolean => PROTECTED.test(path)
