/** The EmailJS client as this site uses it: its guards set, its host chosen, its memory this page's own. Loaded when a form is sent. */
import { init, send, sendForm } from '@emailjs/browser';

import type { FormService, TemplateForm } from '#content/records/form-service.ts';

/** What the service, or one of the client's own guards, answered. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

export interface Service {
  /** Posts the form's own fields as multipart data. Rejects with an Answer, a sentence (a setting is missing), or an error of the network. */
  sendForm(template: TemplateForm, form: HTMLFormElement): Promise<Answer>;
  /** Posts these fields as JSON. Rejects as `sendForm` does. */
  send(template: TemplateForm, params: Record<string, unknown>): Promise<Answer>;
}

/** When something was last sent, per template. In memory: nothing of a form is kept in the browser (product decision 20). */
const last = new Map<string, string>();
const memory = {
  get: async (key: string) => last.get(key),
  set: async (key: string, value: string) => void last.set(key, value),
  remove: async (key: string) => void last.delete(key),
};

/** @param origin of the site, where the service answers if no host is configured */
export function createService(settings: FormService, origin: string): Service {
  const { publicKey, serviceId, templates, blockHeadless, blockList, throttle } = settings;
  init({ publicKey, origin: settings.host || origin, storageProvider: memory });
  const optionsFor = (template: TemplateForm) => ({
    blockHeadless,
    blockList: { list: [...blockList], watchVariable: 'dzEmail' },
    limitRate: { id: template, throttle },
  });

  /** The client counts an attempt before it is made: one that failed must not delay the next. */
  async function counted(template: TemplateForm, attempt: () => Promise<Answer>): Promise<Answer> {
    const before = last.get(template);
    try {
      return await attempt();
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

/** Any failure of a sending as status and text; status 0 where there was no answer. */
export function answerOf(error: unknown): Answer {
  if (typeof error === 'string') return { status: 0, text: error };
  const { status, text } = (error ?? {}) as Partial<Answer>;
  return typeof status === 'number' && typeof text === 'string'
    ? { status, text }
    : { status: 0, text: 'Network Error' };
}
