/** The EmailJS client, configured with its guards, its host and a storage in memory. Loaded when a form is sent. */
import { EmailJSResponseStatus, init, send, sendForm } from '@emailjs/browser';

import type { FormService, TemplateForm } from '#mail/form-service.ts';

/** The response of the service or of one of the client's guards. */
export interface ServiceReply {
  readonly status: number;
  readonly text: string;
}

export interface Service {
  /** Posts the form's fields as multipart data. Rejects with a ServiceReply, a text (a setting is missing) or a network error. */
  sendForm(template: TemplateForm, form: HTMLFormElement): Promise<ServiceReply>;
  /** Posts these fields as JSON. Rejects as `sendForm` does. */
  send(template: TemplateForm, params: Record<string, unknown>): Promise<ServiceReply>;
}

/** When each template was last sent. In memory, because nothing about a form goes into browser storage (product decision 20). */
const last = new Map<string, string>();
const memory = {
  get: async (key: string) => last.get(key),
  set: async (key: string, value: string) => void last.set(key, value),
  remove: async (key: string) => void last.delete(key),
};

/** @param origin of the site, used if no host is configured */
export function createService(settings: FormService, origin: string): Service {
  const { publicKey, serviceId, templates, blockHeadless, blockList, throttle } = settings;
  init({ publicKey, origin: settings.host || origin, storageProvider: memory });
  const optionsFor = (template: TemplateForm) => ({
    blockHeadless,
    blockList: { list: [...blockList], watchVariable: 'dzEmail' },
    limitRate: { id: template, throttle },
  });

  /**
   * Rejects whatever is not the service's own success: a page that something on the way answers in its place may have the status 200 too.
   * Undoes the time that the client stores before each attempt: a failed one must not delay the next.
   */
  async function counted(template: TemplateForm, attempt: () => Promise<ServiceReply>): Promise<ServiceReply> {
    const before = last.get(template);
    try {
      const { status, text } = await attempt();
      if (status !== 200 || text !== 'OK') throw new EmailJSResponseStatus(status, 'Unexpected answer');
      return { status, text };
    } catch (error) {
      if (before === undefined) last.delete(template);
      else last.set(template, before);
      throw error;
    }
  }

  return {
    sendForm: (template, form) =>
      counted(template, () => sendForm(serviceId, templates[template], form, optionsFor(template))),
    send: (template, params) =>
      counted(template, () => send(serviceId, templates[template], params, optionsFor(template))),
  };
}

/** Any failure as status and text; status 0 if there was no response. */
export function replyOf(error: unknown): ServiceReply {
  if (typeof error === 'string') return { status: 0, text: error };
  const { status, text } = (error ?? {}) as Partial<ServiceReply>;
  return typeof status === 'number' && typeof text === 'string'
    ? { status, text }
    : { status: 0, text: 'Network Error' };
}
