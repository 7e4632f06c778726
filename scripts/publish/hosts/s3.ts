import { type Host, type HostedSite, keepLimit, movedAddresses } from './host.ts';

/** Source: docs.aws.amazon.com/AmazonCloudFront, "Quotas": size of a function, in bytes. */
const largestFunction = 10_240;

/**
 * Amazon S3 behind CloudFront: a function for viewer requests, and a response headers policy.
 * Neither has room for one rule per page, so pages carry their own policies. Cache-Control is set
 * on upload, and the distribution answers 403 and 404 with 404.html; see scripts/publish/README.md.
 */
export const s3: Host = {
  isPolicyInPage: () => true,
  files: (site) => {
    const code = addressFunction(site);
    keepLimit('bytes in the CloudFront function', Buffer.byteLength(code), largestFunction);
    const policy = `${JSON.stringify(headersPolicy(site.headers), null, 2)}\n`;
    return [
      { file: 'viewer-request.js', text: code, isPublished: false },
      { file: 'headers-policy.json', text: policy, isPublished: false },
    ];
  },
};

/** Runs on cloudfront-js-2.0. A bucket has no folders: `/x/` is the object `x/index.html`. */
function addressFunction(site: HostedSite): string {
  const { base, pages, redirects } = site;
  const moved = Object.fromEntries(
    movedAddresses(site)
      .filter(([from]) => isLookedUp(from))
      .map((addresses) => addresses.map(encodeURI)),
  );
  // If all addresses are in lower case, any other case means the same address. Escapes keep their
  // case.
  const known = [base, ...pages, ...redirects.map(({ from }) => from)].join('');
  const isLower = known === known.toLowerCase();
  const lower = '\n  if (/^[^%]*\\/$/.test(address)) address = address.toLowerCase();';
  return `var moved = ${JSON.stringify(moved)};
function handler(event) {
  var request = event.request;
  var uri = request.uri;
  var address = uri.replace(/\\/index\\.html$/, '/');
  if (!/^\\/\\.well-known\\/|\\/$|\\.[a-z0-9]+$/i.test(address)) address += '/';${isLower ? lower : ''}
  address = moved[address] || address;
  if (address !== uri) {
    var query = Object.keys(request.querystring)
      .map(function (name) {
        var given = request.querystring[name];
        return (given.multiValue || [given]).map(function (one) { return name + '=' + one.value; }).join('&');
      })
      .join('&');
    var location = address.replace(/^\\/+/, '/') + (query && '?' + query);
    return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: location } } };
  }
  request.uri = uri.replace(/\\/$/, '/index.html');
  return request;
}
`;
}

/** The function turns `/x` and `/x/index.html` into `/x/` before it looks them up. */
const isLookedUp = (from: string) => /\/$|\.\w+$/.test(from) && !from.endsWith('/index.html');

/**
 * The input of `aws cloudfront create-response-headers-policy`. It refuses these five headers as
 * custom ones, and has a field for each instead. Source: docs.aws.amazon.com/AmazonCloudFront,
 * "Understand response headers policies".
 */
function headersPolicy(headers: HostedSite['headers']) {
  const {
    'Strict-Transport-Security': transport = '',
    'X-Content-Type-Options': _nosniff,
    'Referrer-Policy': referrer,
    'X-Frame-Options': frame,
    'Content-Security-Policy': content,
    ...others
  } = headers;
  const always = { Override: true };
  const items = Object.entries(others).map(([Header, Value]) => ({ Header, Value, ...always }));
  const seconds = Number(/max-age=(\d+)/.exec(transport)?.[1]);
  return {
    Name: 'site-headers',
    SecurityHeadersConfig: {
      StrictTransportSecurity: {
        ...always,
        AccessControlMaxAgeSec: seconds,
        IncludeSubdomains: false,
        Preload: false,
      },
      ContentTypeOptions: always,
      ReferrerPolicy: { ...always, ReferrerPolicy: referrer },
      FrameOptions: { ...always, FrameOption: frame },
      ContentSecurityPolicy: { ...always, ContentSecurityPolicy: content },
    },
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  };
}
