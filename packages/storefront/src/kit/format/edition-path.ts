/** Navigation addresses have no site code; external ones stay unchanged. */
export function editionPath(site: string, url: string, isExternal: boolean): string {
  return isExternal ? url : `/${site}${url === '/' ? '' : url}`
}
