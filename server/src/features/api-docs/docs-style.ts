/** Style of the page at /api/docs, over Swagger UI's own. */
export const STYLE = `html{color-scheme:light;background:#fff;color:#1d2025}html.dark-mode{color-scheme:dark;background:#1c2022;color:#e4e6e6}
body{margin:0;font:16px/1.5 system-ui,sans-serif}
header{box-sizing:border-box;max-width:1460px;margin:0 auto;padding:24px 20px 0;overflow-wrap:anywhere}header p{max-width:75ch}
header a{color:#0050d8}html.dark-mode header a{color:#7fb0ff}
header summary{cursor:pointer;font-weight:600}
header pre{overflow:auto;padding:12px;border:1px solid #8884;border-radius:8px;font-size:13px}
.swagger-ui .response-col_links{display:none}.swagger-ui .responses-inner{overflow:auto}
html.dark-mode .swagger-ui .headers td{color:inherit}
`
