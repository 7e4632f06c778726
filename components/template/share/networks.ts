type Network = {
  name: string;
  /** A Lucide icon, since the set has no company logos. */
  icon: string;
  share: (address: string, title: string) => string;
};

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

/** The networks where a page can be shared, by plain links. */
export const networks: readonly Network[] = [
  {
    name: 'LinkedIn',
    icon: 'briefcase',
    share: (url) => `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
  },
  {
    name: 'Mastodon',
    icon: 'message-circle',
    share: (address, title) => `https://mastodonshare.com/?${query({ text: title, url: address })}`,
  },
  {
    name: 'WhatsApp',
    icon: 'phone',
    share: (address, title) => `https://wa.me/?${query({ text: `${title} ${address}` })}`,
  },
  {
    name: 'E-mail',
    icon: 'mail',
    share: (address, title) =>
      `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`,
  },
];
