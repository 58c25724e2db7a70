/** Navigation addresses are written without the site code; external ones are left alone. */
export function editionPath(site: string, url: string, isExternal: boolean): string {
  return isExternal ? url : `/${site}${url === '/' ? '' : url}`
}
